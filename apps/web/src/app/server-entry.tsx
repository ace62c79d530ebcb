export { renderPage } from './server/render-page.tsx';
export { loadPage } from './server/load-page.ts';
