/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role --
   the combobox pattern: focus and keys stay in the field, which names the active option; a <select> cannot be drawn. */
import {
  ArrowLeftRight,
  AtSign,
  Box,
  Clock,
  CodeXml,
  Coins,
  FileText,
  Gavel,
  KeyRound,
  Plus,
  Star,
  Stamp,
  Zap,
  type LucideIcon,
} from 'lucide-react';
import { useMessages } from '../../i18n/messages-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { Chip } from '../../ui/chip.tsx';
import { Folded } from '../../ui/folded.tsx';
import { Glyph } from '../../ui/identifier/glyph.tsx';
import { grouped, type PaletteItem, type PaletteKind } from './palette-items.ts';

export type PaletteNote = 'missing' | 'free' | 'private-key';

interface PaletteListProps {
  id: string;
  items: readonly PaletteItem[];
  /** Index of the option that Enter opens, -1 for none. */
  at: number;
  note: PaletteNote | null;
  inBar: boolean;
  /** An option is pressed, or no longer is. */
  onPress: (pressed: boolean) => void;
  onPick: (item: PaletteItem) => void;
}

// Overlays the page without shifting it. A bar on a phone is too narrow for it: there it is as wide as the page.
const floating =
  'absolute top-full z-30 mt-1 overflow-hidden rounded-card border border-line bg-float text-base shadow-float';

/**
 * Options by kind, or why there are none. A live region must be rendered before its content changes, so it is always
 * present.
 */
export function PaletteList({ id, items, at, note, inBar, onPress, onPick }: PaletteListProps) {
  const strings = useStrings('domain/search');
  const { search, account } = useMessages();
  const place = `${floating} inset-x-0 ${inBar ? 'xl:start-auto xl:w-[32rem]' : ''}`;
  const notes = { missing: account.missing, free: strings.free, 'private-key': strings.privateKey };
  const index = new Map(items.map((item, position) => [item, position]));
  return (
    <div className={note === null && items.length === 0 ? '' : place}>
      <output className={note === null ? 'sr-only' : 'block px-4 py-3 text-muted'}>{note && notes[note]}</output>
      {items.length > 0 && (
        <>
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={search.label}
            className="max-h-[min(28rem,60dvh)] overflow-y-auto py-2"
          >
            {grouped(items).map((group) => (
              <div key={`${group.kind} ${group.items[0]!.value}`} role="group" aria-label={strings.kinds[group.kind]}>
                <p aria-hidden className="px-4 pt-2 pb-1 text-xs font-medium text-muted">
                  {strings.kinds[group.kind]}
                </p>
                {group.items.map((item) => (
                  <Option
                    key={`${item.value} ${item.detail}`}
                    id={`${id}-${index.get(item)}`}
                    item={item}
                    active={index.get(item) === at}
                    onPress={onPress}
                    onPick={onPick}
                  />
                ))}
              </div>
            ))}
          </div>
          <p aria-hidden className="flex gap-4 border-t border-line px-4 py-2 text-xs text-muted pointer-coarse:hidden">
            {strings.keys.map(([key, meaning]) => (
              <span key={key} className="flex items-center gap-1.5">
                <kbd className="rounded-base border border-line bg-raised px-1.5 font-sans">{key}</kbd>
                {meaning}
              </span>
            ))}
          </p>
        </>
      )}
    </div>
  );
}

interface OptionProps {
  id: string;
  item: PaletteItem;
  active: boolean;
  onPress: (pressed: boolean) => void;
  onPick: (item: PaletteItem) => void;
}

function Option({ id, item, active, onPress, onPick }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      // Keeps the focus in the field until the click arrives.
      onPointerDown={(event) => {
        event.preventDefault();
        onPress(true);
      }}
      // A finger leaves before its click.
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPress(false)}
      onPointerCancel={() => onPress(false)}
      // The click comes after the release.
      onClick={() => {
        onPress(false);
        onPick(item);
      }}
      className={`mx-2 flex min-h-9 cursor-pointer items-center gap-3 rounded-base px-2 pointer-coarse:min-h-tap ${active ? 'bg-accent/12' : 'hover:bg-surface'}`}
    >
      <OptionMark item={item} />
      <OptionText item={item} />
    </div>
  );
}

const icons: Record<Exclude<PaletteKind, 'account' | 'producer' | 'near'>, LucideIcon> = {
  create: Plus,
  bid: Gavel,
  recent: Clock,
  suggested: Clock,
  favorites: Star,
  block: Box,
  transaction: ArrowLeftRight,
  key: KeyRound,
  address: AtSign,
  proposal: Stamp,
  contract: CodeXml,
  token: Coins,
  act: Zap,
  page: FileText,
};

const accountKinds: ReadonlySet<PaletteKind> = new Set(['account', 'producer', 'near']);
const accountName = /^[a-z1-5.]{1,13}$/;

function OptionMark({ item: { kind, value } }: { item: PaletteItem }) {
  const isAccount = accountKinds.has(kind) || ((kind === 'recent' || kind === 'suggested') && accountName.test(value));
  if (isAccount) return <Glyph name={value} size={20} />;
  const Icon = icons[kind as keyof typeof icons];
  return <Icon size={18} aria-hidden className="mx-px shrink-0 text-muted" />;
}

function OptionText({ item: { kind, value, detail, fake = false } }: { item: PaletteItem }) {
  const strings = useStrings('domain/search');
  const { favorites, account } = useMessages();
  if (kind === 'create') return <span className="truncate">{account.createIt(value)}</span>;
  if (kind === 'bid') return <span className="truncate">{account.bidForIt(value)}</span>;
  if (kind === 'act' || kind === 'page') return <span className="truncate">{value}</span>;
  if (kind === 'block' && value.length < 64) return <span className="truncate">{strings.block(Number(value))}</span>;
  if (kind === 'token')
    return (
      <>
        <span className="name">{value}</span>
        <span className="ident truncate text-muted">{detail}</span>
        {fake && <Chip tone="negative">{strings.fake}</Chip>}
      </>
    );
  return (
    <>
      <span className={`truncate ${accountName.test(value) ? 'name' : 'ident'}`}>
        <Folded value={value} head={10} tail={8} />
      </span>
      {kind === 'producer' && <span className="truncate text-sm text-muted">{detail}</span>}
      {kind === 'favorites' && (
        <span className="ms-auto text-sm text-muted">
          {favorites.types[detail as keyof typeof favorites.types] ?? detail}
        </span>
      )}
    </>
  );
}
