import { n as refuseIdleOptions, r as runCommand, t as gateRequest } from "./run-command-CE4erRsD.js";

export { runCommand };