import { useBoot } from '../lib/boot/boot-context.ts';
import { useMessages } from '../i18n/messages-context.ts';
import { useRouteExists } from '../lib/page/use-route-exists.ts';

export type MainLink = 'home' | 'wallet' | 'vote' | 'rex' | 'tokens';

const paths: Record<MainLink, string> = {
  home: '/',
  wallet: '/wallet/transfer',
  vote: '/vote',
  rex: '/rex',
  tokens: '/tokens',
};

/** Main pages with their names, without those that the chain or this app lacks. */
export function useMainLinks(ids: readonly MainLink[]): { id: MainLink; path: string; label: string }[] {
  const { shell } = useMessages();
  const { ownNode } = useBoot();
  const routeExists = useRouteExists();
  return ids
    .filter((id) => routeExists(paths[id]) && (id !== 'wallet' || ownNode === null))
    .map((id) => ({ id, path: paths[id], label: shell[id] }));
}
