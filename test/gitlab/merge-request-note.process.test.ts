/** Against a stand-in that takes what GitLab documents of notes of merge requests, and nothing else. */
import assert from 'node:assert/strict';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { z } from 'zod';
import { UserError } from '../../src/errors.ts';
import { type MergeRequest, mergeRequestOf, writeNote } from '../../src/gitlab/merge-request-note.ts';
import { listenOnLoopback } from '../github/client/listen.ts';

interface Note {
  readonly id: number;
  readonly body: string;
  readonly author: { readonly id: number };
}

const OWN = 42;
const TOKEN = 'glpat-sample';
const WRITTEN = z.strictObject({ body: z.string().min(1).max(1_000_000) });
const NOTES = /^\/api\/v4\/projects\/7\/merge_requests\/3\/notes(?:\/(?<id>\d+))?$/;

/** Two notes a page, so that a search has to turn pages. */
async function gitLab(notes: Note[]): Promise<AsyncDisposable & { readonly mergeRequest: MergeRequest; readonly notes: readonly Note[] }> {
  const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url!, 'http://gitlab');
    const answer = (status: number, body: unknown, headers = {}): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
    if (request.headers['private-token'] !== TOKEN) return answer(401, { message: '401 Unauthorized' });
    if (request.method === 'GET' && url.pathname === '/api/v4/user') return answer(200, { id: OWN, username: 'project_7_bot' });
    const path = NOTES.exec(url.pathname);
    if (path === null) return answer(404, { error: '404 Not Found' });
    if (request.method === 'GET') {
      const page = Number(url.searchParams.get('page'));
      const rest = notes.length > 2 * page;
      return answer(200, notes.slice(2 * (page - 1), 2 * page), { 'x-next-page': rest ? String(page + 1) : '' });
    }
    const { body } = WRITTEN.parse(JSON.parse(await text(request)));
    const id = Number(path.groups?.['id'] ?? 100 + notes.length);
    const index = notes.findIndex((note) => note.id === id);
    const note = { id, body, author: { id: OWN } };
    if (request.method === 'PUT' && index !== -1) notes[index] = note;
    else if (request.method === 'POST' && path.groups?.['id'] === undefined) notes.push(note);
    else return answer(404, { error: '404 Not Found' });
    return answer(request.method === 'POST' ? 201 : 200, note);
  };
  const server = await listenOnLoopback((request, response) => {
    void answerTo(request, response);
  });
  return {
    notes,
    mergeRequest: { apiUrl: `${server.url}/api/v4`, projectId: '7', iid: '3', token: TOKEN },
    [Symbol.asyncDispose]: async () => server[Symbol.asyncDispose](),
  };
}

const MARKER = '<!-- perf-gate:perf-gate.yml -->';
const note = (id: number, body: string, author = 9): Note => ({ id, body, author: { id: author } });

test('the first run writes a note, and the next one updates it', async () => {
  await using gitlab = await gitLab([note(1, 'looks good'), note(2, 'ship it'), note(3, 'wait')]);
  assert.equal(await writeNote(gitlab.mergeRequest, { marker: MARKER, text: 'regressed' }), 'created');
  assert.equal(await writeNote(gitlab.mergeRequest, { marker: MARKER, text: 'all is well' }), 'updated');
  assert.deepEqual(
    gitlab.notes.slice(3).map(({ body }) => body),
    [`${MARKER}\nall is well`],
  );
});

test("another author's note stays as it is, though it begins with the marker", async () => {
  await using gitlab = await gitLab([note(1, `${MARKER}\nforged`)]);
  assert.equal(await writeNote(gitlab.mergeRequest, { marker: MARKER, text: 'regressed' }), 'created');
  assert.equal(gitlab.notes[0]!.body, `${MARKER}\nforged`);
});

test('a refusal names the request', async () => {
  await using gitlab = await gitLab([]);
  await assert.rejects(
    writeNote({ ...gitlab.mergeRequest, token: 'wrong' }, { marker: MARKER, text: 'x' }),
    (error) => error instanceof UserError && error.where === 'GET /api/v4/user' && error.message.includes('401'),
  );
});

for (const [what, body] of [
  ['a page of a proxy', '<html>Sign in</html>'],
  ['another JSON', '{"id":"x"}'],
  ['nothing', ''],
] as const) {
  test(`an answer that GitLab would not give is refused: ${what}`, async () => {
    await using server = await listenOnLoopback((_, response) => {
      response.end(body);
    });
    await assert.rejects(
      writeNote({ apiUrl: server.url, projectId: '7', iid: '3', token: TOKEN }, { marker: MARKER, text: 'x' }),
      (error) => error instanceof UserError && error.where === 'GET /user' && error.message.includes('the answer is not what GitLab sends'),
    );
  });
}

test('outside of a merge request the variables that are missing are named', () => {
  assert.throws(
    () => mergeRequestOf({ CI_API_V4_URL: 'http://127.0.0.1/api/v4', CI_PROJECT_ID: '7' }),
    (error) => error instanceof UserError && error.message.includes('CI_MERGE_REQUEST_IID and PERF_GATE_GITLAB_TOKEN'),
  );
});
