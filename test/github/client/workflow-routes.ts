import { NOT_FOUND, paginate, refuse, type Routes } from './state.ts';
import { artifactResource, type DispatchRecord, workflowRunResource } from './workflow-resources.ts';

export const WORKFLOW_ROUTES: Routes = {
  'actions/get-workflow-run': {
    scopes: ['actions'],
    level: 'read',
    answer: (state, { match }) => {
      const run = state.workflowRuns.find(({ id }) => id === Number(match.pathValues['run_id']));
      return run === undefined ? NOT_FOUND : { status: 200, body: workflowRunResource(run, state.repository) };
    },
  },
  'actions/list-workflow-runs': {
    scopes: ['actions'],
    level: 'read',
    answer: (state, { match, url }) => {
      const asked = (name: string): string | null => url.searchParams.get(name);
      const runs = state.workflowRuns
        .map((run) => workflowRunResource(run, state.repository))
        .filter(
          (run) =>
            String(run['workflow_id']) === match.pathValues['workflow_id'] &&
            [null, run['event']].includes(asked('event')) &&
            [null, run['head_sha']].includes(asked('head_sha')) &&
            [null, run['status'], run['conclusion']].includes(asked('status')),
        );
      return paginate(runs.toReversed(), url, (page) => ({ total_count: runs.length, workflow_runs: page }));
    },
  },
  'actions/list-workflow-run-artifacts': {
    scopes: ['actions'],
    level: 'read',
    answer: (state, { match, url }) => {
      const artifacts = state.artifacts.filter(({ runId }) => runId === Number(match.pathValues['run_id']));
      return paginate(artifacts, url, (page) => ({
        total_count: artifacts.length,
        artifacts: page.map((artifact) => artifactResource(artifact, state.repository)),
      }));
    },
  },
  'actions/download-artifact': {
    scopes: ['actions'],
    level: 'read',
    answer: (state, { match, storageUrl }) => {
      const artifact = state.artifacts.find(({ id }) => id === Number(match.pathValues['artifact_id']));
      if (artifact === undefined) return NOT_FOUND;
      if (artifact.isExpired === true) return refuse(410, 'Artifact has expired');
      return { status: 302, body: undefined, headers: { location: `${storageUrl}/${artifact.id}.zip?signature=once` } };
    },
  },
  'actions/create-workflow-dispatch': {
    scopes: ['actions'],
    level: 'write',
    answer: (state, { match, body }) => {
      const workflow = match.pathValues['workflow_id'] ?? '';
      const declared = state.workflows[workflow];
      if (declared === undefined) return NOT_FOUND;
      const { ref, inputs = {} } = body as Pick<DispatchRecord, 'ref'> & Partial<DispatchRecord>;
      const unexpected = Object.keys(inputs).filter((name) => !declared.includes(name));
      if (unexpected.length > 0) return refuse(422, `Unexpected inputs provided: ${JSON.stringify(unexpected)}`);
      state.dispatches.push({ workflow, ref, inputs });
      return { status: 204, body: undefined };
    },
  },
};
