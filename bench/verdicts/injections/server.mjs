/** Preloaded into both arms of a server: adds the injection to each of its requests, without touching its code. */
import http from 'node:http';
import { beforeEach, putOff } from './injection.mjs';

const { emit } = http.Server.prototype;

http.Server.prototype.emit = function emitInjected(event, ...rest) {
  if (event !== 'request') return emit.call(this, event, ...rest);
  beforeEach();
  if (putOff === null) return emit.call(this, event, ...rest);
  putOff(() => emit.call(this, event, ...rest));
  return true;
};
