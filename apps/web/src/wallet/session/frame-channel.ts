import type { FrameChannel } from '@antescope/wallet/session/frame-storage';

/** A hidden frame of another site of ours, and messages to and from it once it has loaded. */
export function frameChannel(origin: string): FrameChannel {
  const frame = document.createElement('iframe');
  frame.src = `${origin}/wallet-frame`;
  frame.hidden = true;
  frame.title = 'wallet';
  const loaded = new Promise<void>((done) => frame.addEventListener('load', () => done(), { once: true }));
  document.body.append(frame);
  return {
    origin: new URL(origin).origin,
    post: (message) => void loaded.then(() => frame.contentWindow?.postMessage(message, new URL(origin).origin)),
    listen: (listener) => {
      const hear = (event: MessageEvent): void => {
        if (event.source === frame.contentWindow) listener(event.data, event.origin);
      };
      window.addEventListener('message', hear);
      return () => window.removeEventListener('message', hear);
    },
  };
}
