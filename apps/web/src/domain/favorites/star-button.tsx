import { Star } from 'lucide-react';
import { useMessages } from '../../i18n/messages-context.ts';
import { same, type Favourite } from './favourite-list.ts';
import { useFavourites } from './use-favourites.ts';

/** Keeps an object among the favourites, or takes it out. */
export function StarButton({ favourite }: { favourite: Favourite }) {
  const { favorites: strings } = useMessages();
  const { list, toggle } = useFavourites();
  const kept = list.some((known) => same(known, favourite));
  return (
    <button
      type="button"
      aria-pressed={kept}
      aria-label={strings.toggle}
      title={strings.toggle}
      onClick={() => toggle(favourite)}
      className="inline-grid size-6 shrink-0 place-items-center rounded-base text-muted hover:bg-surface hover:text-text aria-pressed:text-accent"
    >
      <Star size={14} aria-hidden fill={kept ? 'currentColor' : 'none'} />
    </button>
  );
}
