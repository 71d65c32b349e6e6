import { n as renderPage, t as DATA_ID } from "./render-page-BxA5QnBK.js";

export { DATA_ID, renderPage };