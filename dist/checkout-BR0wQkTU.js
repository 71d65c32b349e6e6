import { i as readHead, n as fetchCommit, r as openCheckout, t as REMOTE } from "./checkout-WeTsTNe9.js";

export { REMOTE, fetchCommit, openCheckout, readHead };