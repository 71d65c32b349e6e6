/** A configuration in which nothing is wrong. */
export const GOOD = `version: 1
scenarios:
  hello:
    path: /hello
servers:
  express:
    dir: servers/express
    start: node server.js
    scenarios: [hello]
`;
