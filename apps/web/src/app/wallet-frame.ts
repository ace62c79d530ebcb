import { frameAnswer } from '@antescope/wallet/session/frame-host';

const sites = (document.body.dataset.sites ?? '').split(' ').filter((site) => site !== '');

/** Entry of the wallet frame: answers requests of the operator's sites about connected accounts. */
addEventListener('message', (event) => {
  const reply = frameAnswer(event.data, event.origin, sites, localStorage);
  if (reply !== null) event.source?.postMessage(reply, { targetOrigin: event.origin });
});
