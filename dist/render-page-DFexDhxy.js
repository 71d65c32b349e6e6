import { t as renderPage } from "./render-page-BNHzWgJ4.js";

export { renderPage };