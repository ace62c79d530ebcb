import { Leaf } from './leaf.tsx';
import type { Shape, TypeBook } from './type-book.ts';

interface ValueSheetProps {
  value: unknown;
  /** ABI type of the value and its type book; without them values are rendered by their shape. */
  type?: string | undefined;
  book?: TypeBook | undefined;
  field?: string;
  depth?: number;
  compact?: boolean;
}

// Deeper values are rare and rendered as JSON.
const maxDepth = 6;

/** Any decoded value as nested labels and values, rendered by type. */
export function ValueSheet({ value, type, book, field = '', depth = 0, compact = false }: ValueSheetProps) {
  if (value === null || value === undefined || typeof value !== 'object')
    return <Leaf value={value} type={leafType(type, book)} field={field} compact={compact} />;
  if (depth >= maxDepth) return <bdi className="ident wrap-anywhere">{JSON.stringify(value)}</bdi>;
  const shape = shapeOf(type, book);
  if (shape?.kind === 'leaf' && shape.type === 'extended_asset') return <ExtendedAsset value={value} />;
  if (shape?.kind === 'variant' && Array.isArray(value) && value.length === 2 && typeof value[0] === 'string') {
    return (
      <span className="inline-flex flex-wrap items-baseline gap-x-2">
        <span className="text-sm text-muted">{value[0]}</span>
        <ValueSheet value={value[1]} type={value[0]} book={book} field={field} depth={depth + 1} compact={compact} />
      </span>
    );
  }
  const below = { book, depth: depth + 1, compact };
  if (Array.isArray(value)) {
    const of = shape?.kind === 'array' ? shape.of : undefined;
    return <Items items={value} type={of} field={field} {...below} />;
  }
  const typed = new Map(shape?.kind === 'struct' ? shape.fields.map((each) => [each.name, each.type]) : []);
  return <Fields fields={Object.entries(value)} types={typed} {...below} />;
}

function shapeOf(type: string | undefined, book: TypeBook | undefined): Shape | undefined {
  if (type === undefined || book === undefined) return undefined;
  const shape = book.shapeOf(type);
  return shape.kind === 'optional' ? book.shapeOf(shape.of) : shape;
}

function leafType(type: string | undefined, book: TypeBook | undefined): string | undefined {
  const shape = shapeOf(type, book);
  return shape?.kind === 'leaf' ? shape.type : undefined;
}

interface Nested {
  book: TypeBook | undefined;
  depth: number;
  compact: boolean;
}

function Items({
  items,
  type,
  field,
  ...below
}: { items: unknown[]; type: string | undefined; field: string } & Nested) {
  if (items.length === 0) return <span className="text-muted">[]</span>;
  const flat = items.every((item) => typeof item !== 'object' || item === null);
  return (
    <ol className={flat ? 'flex flex-wrap gap-x-3 gap-y-1' : 'grid grid-cols-1 gap-1'}>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- array items have no identity but their index
        <li key={index} className={flat ? 'min-w-0' : 'border-s border-line ps-3'}>
          <ValueSheet value={item} type={type} field={field} {...below} />
        </li>
      ))}
    </ol>
  );
}

function Fields({ fields, types, ...below }: { fields: [string, unknown][]; types: Map<string, string> } & Nested) {
  if (fields.length === 0) return <span className="text-muted">{'{}'}</span>;
  return (
    <dl className="grid grid-cols-1 gap-x-4 gap-y-1 sm:grid-cols-[fit-content(14rem)_minmax(0,1fr)]">
      {fields.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-3 sm:contents">
          <dt className="wrap-anywhere text-muted">{name}</dt>
          <dd className="min-w-0 flex-1 basis-40">
            <ValueSheet value={value} type={types.get(name)} field={name} {...below} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ExtendedAsset({ value }: { value: object }) {
  const { quantity, contract } = value as { quantity?: unknown; contract?: unknown };
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-2">
      <Leaf value={quantity} type="asset" />
      <Leaf value={contract} type="name" field="contract" />
    </span>
  );
}
