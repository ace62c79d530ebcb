import { FavoriteEntries } from '../../domain/favorites/favorites-menu.tsx';
import { useMessages } from '../../i18n/messages-context.ts';
import { MenuHeading } from '../../ui/menu.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { MoreEntries } from './more-entries.tsx';

/** All pages, then favorites and preferences. */
export function Drawer() {
  const { favorites } = useMessages();
  return (
    <>
      <MoreEntries />
      <div className="border-t border-line" />
      <MenuHeading>{favorites.title}</MenuHeading>
      <FavoriteEntries />
      <SettingsPanel />
    </>
  );
}
