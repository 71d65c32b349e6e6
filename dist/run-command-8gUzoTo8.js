import { i as runCommand, n as gateRequest, r as refuseIdleOptions, t as baseRequest } from "./run-command-B9LQBX-0.js";

export { runCommand };