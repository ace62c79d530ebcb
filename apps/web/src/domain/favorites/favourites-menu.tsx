import { Star } from 'lucide-react';
import { useMessages } from '../../i18n/messages-context.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Menu, menuItemClass } from '../../ui/menu.tsx';
import { favouritePath } from './favourite-list.ts';
import { useFavourites } from './use-favourites.ts';

/** What was starred, each with its page. */
export function FavouritesMenu() {
  const { favorites: strings } = useMessages();
  return (
    <Menu
      label={strings.title}
      align="end"
      width="w-64"
      buttonClass={buttonClass('quiet', true)}
      button={<Star size={18} aria-hidden />}
    >
      <FavouriteEntries />
    </Menu>
  );
}

export function FavouriteEntries() {
  const { favorites: strings } = useMessages();
  const { list } = useFavourites();
  if (list.length === 0) return <p className="px-3 py-2 text-sm text-muted">{strings.none}</p>;
  return (
    <ul>
      {list.map((favourite) => (
        <li key={`${favourite.type} ${favourite.name}`}>
          <AppLink path={favouritePath(favourite)} className={`${menuItemClass} justify-between`}>
            <span className="ident">
              <Folded value={favourite.name} head={10} />
            </span>
            <span className="text-sm text-muted">{strings.types[favourite.type]}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
