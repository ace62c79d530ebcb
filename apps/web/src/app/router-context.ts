import type { Boot } from '../lib/boot/boot.ts';
import type { Messages } from '../i18n/messages.ts';
import type { LoadPage } from '../lib/page/page-loader.ts';

/** Context of routes, loaders, heads and components. */
export interface RouterContext {
  boot: Boot;
  messages: Messages;
  load: LoadPage;
}
