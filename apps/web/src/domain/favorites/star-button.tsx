import { Star } from 'lucide-react';
import { useMessages } from '../../i18n/messages-context.ts';
import type { Favorite } from '../../lib/config/user-config.ts';
import { same } from './favorite-list.ts';
import { useFavorites } from './use-favorites.ts';

/** Toggles a favorite. */
export function StarButton({ favorite }: { favorite: Favorite }) {
  const { favorites: strings } = useMessages();
  const { list, toggle } = useFavorites();
  const starred = list.some((entry) => same(entry, favorite));
  return (
    <button
      type="button"
      aria-pressed={starred}
      aria-label={strings.toggle}
      title={strings.toggle}
      onClick={() => toggle(favorite)}
      className="icon-tap inline-grid size-6 shrink-0 place-items-center rounded-base text-muted hover:bg-surface hover:text-text aria-pressed:text-accent"
    >
      <Star size={14} aria-hidden fill={starred ? 'currentColor' : 'none'} />
    </button>
  );
}
