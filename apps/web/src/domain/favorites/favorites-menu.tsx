import { Star } from 'lucide-react';
import { useMessages } from '../../i18n/messages-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Menu, menuItemClass } from '../../ui/menu.tsx';
import { favoritePath } from './favorite-list.ts';
import { useFavorites } from './use-favorites.ts';

export function FavoritesMenu() {
  const { favorites: strings } = useMessages();
  return (
    <Menu
      label={strings.title}
      align="end"
      width="w-64"
      buttonClass={buttonClass('quiet', true)}
      button={<Star size={18} aria-hidden />}
    >
      <FavoriteEntries />
    </Menu>
  );
}

export function FavoriteEntries() {
  const { favorites: strings } = useMessages();
  const { list } = useFavorites();
  if (list.length === 0) return <p className="px-3 py-2 text-sm text-muted">{strings.none}</p>;
  return (
    <ul>
      {list.map((favorite) => (
        <li key={`${favorite.type} ${favorite.name}`}>
          <AppLink path={favoritePath(favorite)} className={`${menuItemClass} justify-between`}>
            <span className="ident">
              <Folded value={favorite.name} head={10} />
            </span>
            <span className="text-sm text-muted">{strings.types[favorite.type]}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
