import { accountResource, comparisonResource, fileResource, pullRequestResource } from './resources.ts';
import { type FileSource, NOT_FOUND, paginate, refuse, type Routes } from './state.ts';
import { permissionResource } from './workflow-resources.ts';

export const CONTENT_ROUTES: Routes = {
  'pulls/get': {
    scopes: ['pull-requests'],
    level: 'read',
    answer: (state, { match }) => {
      const pull = state.pulls.find(({ number }) => number === Number(match.pathValues['pull_number']));
      return pull === undefined ? NOT_FOUND : { status: 200, body: pullRequestResource(pull, state.repository) };
    },
  },
  'pulls/list': {
    scopes: ['pull-requests'],
    level: 'read',
    answer: (state, { url }) => {
      const wanted = url.searchParams.get('state') ?? 'open';
      const head = url.searchParams.get('head');
      const found = state.pulls.filter(({ state: pullState = 'open', headRef = 'change', headRepository = state.repository }) => {
        const [owner] = (headRepository ?? '').split('/');
        // Without an owner GitHub takes no notice of `head`.
        const comesFromThere = head === null || !head.includes(':') || head === `${owner}:${headRef}`;
        return comesFromThere && (wanted === 'all' || wanted === pullState);
      });
      return paginate(
        found.map((pull) => pullRequestResource(pull, state.repository)),
        url,
      );
    },
  },
  'repos/compare-commits': {
    scopes: ['contents'],
    level: 'read',
    answer: (state, { match }) => {
      const basehead = match.pathValues['basehead'] ?? '';
      const [base = '', head] = basehead.split('...');
      const parents = state.parents[base];
      const mergeBase = state.mergeBases[basehead] ?? (parents !== undefined && base === head ? base : undefined);
      return mergeBase === undefined
        ? NOT_FOUND
        : { status: 200, body: comparisonResource({ mergeBase, parents: parents ?? [] }, state.repository) };
    },
  },
  'repos/get-content': {
    scopes: ['contents'],
    level: 'read',
    answer: async (state, { match, url, accept }) => {
      const { files } = state;
      const [path, ref] = [match.pathValues['path'] ?? '', url.searchParams.get('ref') ?? 'HEAD'];
      if (!accept.includes('raw')) {
        const names = await namesIn(files, path, ref);
        return names.length === 0
          ? NOT_FOUND
          : { status: 200, body: names.map((name) => fileResource(`${path}/${name}`, state.repository)) };
      }
      const text = await readFile(files, path, ref);
      if (text === null) return NOT_FOUND;
      return { status: 200, body: Buffer.from(text), headers: { 'content-type': 'application/vnd.github.raw+json; charset=utf-8' } };
    },
  },
  'repos/get-collaborator-permission-level': {
    scopes: [],
    level: 'read',
    answer: (state, { match }) => {
      const login = match.pathValues['username'] ?? '';
      const role = state.roles[login];
      return role === undefined
        ? refuse(404, `${login} is not a user`)
        : { status: 200, body: permissionResource(login, role, state.repository) };
    },
  },
  'users/get-authenticated': {
    scopes: [],
    level: 'read',
    answer: ({ viewer }) =>
      viewer.type === 'Bot' ? refuse(403, 'Resource not accessible by integration') : { status: 200, body: accountResource(viewer) },
  },
};

async function readFile(files: FileSource, path: string, ref: string): Promise<string | null> {
  return typeof files === 'function' ? files(path, ref) : (files[`${ref}:${path}`] ?? null);
}

/** Names in a folder: of a function, from what `git show` prints of it. */
async function namesIn(files: FileSource, folder: string, ref: string): Promise<readonly string[]> {
  if (typeof files !== 'function') {
    const prefix = `${ref}:${folder}/`;
    return Object.keys(files).flatMap((file) => (file.startsWith(prefix) ? [file.slice(prefix.length)] : []));
  }
  const text = (await files(folder, ref)) ?? '';
  return text.startsWith('tree ')
    ? text
        .split('\n')
        .slice(2)
        .filter((name) => name !== '')
    : [];
}
