import process from 'node:process';

/** By which a runner tells its steps of a proxy; git and npm heed either spelling. */
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'] as const;

/**
 * Which variable names a proxy that `fetch` does not heed: Node.js has to be told to before it starts
 * (https://nodejs.org/api/cli.html#node_use_env_proxy1). null: there is no proxy, or it is heeded. Its address is never told: it may
 * hold a password.
 */
export function ignoredProxy(env: Readonly<NodeJS.ProcessEnv> = process.env): string | null {
  if (env['NODE_USE_ENV_PROXY'] === '1') return null;
  return PROXY_VARIABLES.find((name) => env[name]) ?? null;
}
