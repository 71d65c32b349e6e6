/** A router of exact paths. */
export function router() {
  const routes = new Map();
  return {
    get(path, handler) { routes.set(`GET ${path}`, handler); return this; },
    handle(request, response) {
      const handler = routes.get(`${request.method} ${request.url}`);
      if (handler === undefined) response.writeHead(404).end();
      else handler(request, response);
    },
  };
}
