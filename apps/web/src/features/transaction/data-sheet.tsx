/**
 * A decoded value as nested labels and values. Everything in it comes from a chain: it is drawn as text, never as
 * markup, and each text keeps its direction to itself.
 */
export function DataSheet({ value, depth = 0 }: { value: unknown; depth?: number }) {
  if (value === null || value === undefined) return <span className="text-muted">–</span>;
  if (Array.isArray(value)) return <Items items={value} depth={depth} />;
  if (typeof value === 'object') return <Fields fields={Object.entries(value)} depth={depth} />;
  const text = String(value);
  if (text === '') return <span className="text-muted">“”</span>;
  return <bdi className="ident wrap-anywhere whitespace-pre-wrap!">{text}</bdi>;
}

// Deeper values are few and read better as they are written.
const deepest = 6;

function Items({ items, depth }: { items: unknown[]; depth: number }) {
  if (items.length === 0) return <span className="text-muted">[]</span>;
  if (depth >= deepest || items.every((item) => typeof item !== 'object' || item === null)) {
    return <bdi className="ident wrap-anywhere whitespace-pre-wrap!">{items.map(inline).join(', ')}</bdi>;
  }
  return (
    <ol className="space-y-1">
      {items.map((item, index) => (
        // Items of a decoded array have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="border-s border-line ps-3">
          <DataSheet value={item} depth={depth + 1} />
        </li>
      ))}
    </ol>
  );
}

function Fields({ fields, depth }: { fields: [string, unknown][]; depth: number }) {
  if (fields.length === 0) return <span className="text-muted">{'{}'}</span>;
  if (depth >= deepest) return <bdi className="ident wrap-anywhere">{JSON.stringify(Object.fromEntries(fields))}</bdi>;
  return (
    <dl className="space-y-1">
      {fields.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-3">
          <dt className="text-muted">{name}</dt>
          <dd className="min-w-0 flex-1 basis-40">
            <DataSheet value={value} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function inline(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
