import { n as refuseIdleOptions, r as runCommand, t as gateRequest } from "./run-command-ClS9v5Z5.js";

export { runCommand };