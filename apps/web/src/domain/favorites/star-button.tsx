import { Star } from 'lucide-react';
import { useMessages } from '../../i18n/messages-context.ts';
import { same, type Favourite } from './favourite-list.ts';
import { useFavourites } from './use-favourites.ts';

/** Toggles a favorite. */
export function StarButton({ favourite }: { favourite: Favourite }) {
  const { favourites: strings } = useMessages();
  const { list, toggle } = useFavourites();
  const starred = list.some((entry) => same(entry, favourite));
  return (
    <button
      type="button"
      aria-pressed={starred}
      aria-label={strings.keep}
      title={strings.keep}
      onClick={() => toggle(favourite)}
      className="inline-grid size-6 shrink-0 place-items-center rounded-base text-muted hover:bg-surface hover:text-text aria-pressed:text-accent"
    >
      <Star size={14} aria-hidden fill={starred ? 'currentColor' : 'none'} />
    </button>
  );
}
