import type { Abi } from '@antescope/codec/abi/abi';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { bareType, TypeBook } from '../../domain/value/type-book.ts';
import { contractLink } from '../../domain/contract/contract-query.ts';
import { fieldsAtOnce, itemsAtOnce, useFirstItems, withinFirst } from './first-items.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { useStrings } from '../../i18n/strings.ts';

/** The whole ABI: structs with linked field types, ricardian texts, and the JSON. */
export function AbiView({ account, abi: json, type }: { account: string; abi: Record<string, unknown>; type: string }) {
  const strings = useStrings('pages/contract').abi;
  const abi = json as unknown as Abi;
  const book = useMemo(() => new TypeBook(abi), [abi]);
  const text = useMemo(() => JSON.stringify(json, null, 2), [json]);
  // The browser resolves a link's fragment before this tab is loaded.
  useEffect(() => document.querySelector(`#${CSS.escape(anchor(type))}`)?.scrollIntoView(), [type]);
  const ordered = useMemo(() => withinFirst(abi.structs, (struct) => struct.name === type), [abi, type]);
  const structs = useFirstItems(ordered);
  const actions = useFirstItems(abi.actions);
  const drawn = useMemo(() => new Set(structs.shown.map(({ name }) => name)), [structs.shown]);
  const types = { account, book, drawn };
  const results = new Map(abi.action_results.map((each) => [each.name, each.result_type]));
  return (
    <div className="grid gap-8">
      <p className="flex flex-wrap items-center gap-3">
        <span>
          <span className="me-2 text-muted">{strings.version}</span>
          <span className="ident">{abi.version}</span>
        </span>
        <Button className="ms-auto" onClick={() => saveFile(`${account}.abi.json`, 'application/json', text)}>
          {strings.download}
        </Button>
      </p>
      <Section title={strings.tables}>
        <Pairs
          rows={abi.tables.map(({ name, type }) => [
            <AppLink key="n" {...contractLink({ tab: 'Tables', account, table: name })} className="ident link">
              {name}
            </AppLink>,
            <Type key="t" type={type} {...types} />,
          ])}
        />
      </Section>
      <Section title={strings.actions}>
        <ul>
          {actions.shown.map(({ name, type, ricardian_contract: ricardian }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an ABI may repeat a name, and its order is fixed
            <li key={`${name} ${index}`} className="border-b border-line py-1.5">
              <span className="flex flex-wrap gap-x-4">
                <span className="w-48">
                  <AppLink {...contractLink({ tab: 'Actions', account, action: name })} className="ident link">
                    {name}
                  </AppLink>
                </span>
                <Type type={type} {...types} />
                {results.has(name) && (
                  <span className="text-muted">
                    {strings.results} <Type type={results.get(name)!} {...types} />
                  </span>
                )}
              </span>
              {ricardian !== '' && <PlainText title={strings.ricardian} text={ricardian} />}
            </li>
          ))}
        </ul>
        {actions.more}
      </Section>
      <Section title={strings.structs}>
        <div className="grid gap-x-8 gap-y-5 pt-3 md:grid-cols-2 xl:grid-cols-3">
          {structs.shown.map((struct, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- an ABI may repeat a name, and its order is fixed
            <Struct key={`${struct.name} ${index}`} struct={struct} types={types} />
          ))}
        </div>
        {structs.more}
      </Section>
      {abi.variants.length > 0 && (
        <Section title={strings.variants}>
          <Pairs
            rows={abi.variants.map(({ name, types: alternatives }) => [
              name,
              alternatives.slice(0, itemsAtOnce).map((type, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- an ABI may repeat a name, and its order is fixed
                <span key={`${type} ${index}`} className="me-3">
                  <Type type={type} {...types} />
                </span>
              )),
            ])}
          />
        </Section>
      )}
      {abi.types.length > 0 && (
        <Section title={strings.aliases}>
          <Pairs
            rows={abi.types.map((alias) => [alias.new_type_name, <Type key="t" type={alias.type} {...types} />])}
          />
        </Section>
      )}
      {abi.error_messages.length > 0 && (
        <Section title={strings.errors}>
          <Pairs
            rows={abi.error_messages.map((each) => [String(each.error_code), <bdi key="m">{each.error_msg}</bdi>])}
          />
        </Section>
      )}
      {abi.ricardian_clauses.length > 0 && (
        <Section title={strings.clauses}>
          <Clauses clauses={abi.ricardian_clauses} />
        </Section>
      )}
      <Section title={strings.raw} aside={<CopyButton value={text} />}>
        <RawJson text={text} />
      </Section>
    </div>
  );
}

/** The whole ABI as text, rendered on request: a large ABI doubles the page's size. */
function RawJson({ text }: { text: string }) {
  const strings = useStrings('pages/contract').abi;
  const [open, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Disclosure>{open ? strings.hide : strings.show}</Disclosure>
      {open && (
        <pre
          dir="ltr"
          tabIndex={0}
          className="ident max-h-[70vh] overflow-auto rounded-base bg-surface p-4 text-sm whitespace-pre!"
        >
          {text}
        </pre>
      )}
    </details>
  );
}

/** Ricardian contracts are untrusted: rendered as plain text, never as markup. */
export function PlainText({ title, text }: { title: string; text: string }) {
  return (
    <details className="group">
      <Disclosure small>
        <bdi className="inline-flex min-h-6 items-center text-sm">{title}</bdi>
      </Disclosure>
      <bdi className="block max-h-96 overflow-y-auto rounded-base bg-surface p-3 text-sm whitespace-pre-wrap wrap-anywhere">
        {text}
      </bdi>
    </details>
  );
}

interface TypeContext {
  account: string;
  book: TypeBook;
  /** Structs on the page now: others are linked to the page that begins with them. */
  drawn: ReadonlySet<string>;
}

function Struct({ struct, types }: { struct: Abi['structs'][number]; types: TypeContext }) {
  const strings = useStrings('pages/contract').abi;
  const fields = useFirstItems(struct.fields, fieldsAtOnce);
  return (
    <div id={anchor(struct.name)} className="min-w-0 scroll-mt-16 target:bg-surface">
      <h3 className="font-semibold">
        <span className="ident whitespace-normal! wrap-anywhere">{struct.name}</span>
      </h3>
      {struct.base !== '' && (
        <p className="text-sm text-muted">
          {strings.base} <Type type={struct.base} {...types} />
        </p>
      )}
      {struct.fields.length === 0 && <p className="text-sm text-muted">{strings.noFields}</p>}
      <dl>
        {fields.shown.map((field, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an ABI may repeat a name, and its order is fixed
          <div
            key={`${field.name} ${index}`}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-0.5"
          >
            <dt className="ident whitespace-normal! wrap-anywhere">{field.name}</dt>
            <dd>
              <Type type={field.type} {...types} />
            </dd>
          </div>
        ))}
      </dl>
      {fields.more}
    </div>
  );
}

function Clauses({ clauses }: { clauses: Abi['ricardian_clauses'] }) {
  const { shown, more } = useFirstItems(clauses);
  return (
    <>
      {shown.map(({ id, body }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- an ABI may repeat a name, and its order is fixed
        <PlainText key={`${id} ${index}`} title={id} text={body} />
      ))}
      {more}
    </>
  );
}

/** A type's name, linked to its struct where the ABI has one. */
function Type({ type, account, book, drawn }: { type: string } & TypeContext) {
  const strings = useStrings('pages/contract').abi;
  const struct = book.structNamed(bareType(type));
  const title = type.endsWith('$') ? { title: strings.optionalEnd } : {};
  const className = 'ident whitespace-normal! wrap-anywhere';
  if (struct === null)
    return (
      <span className={`${className} text-muted`} {...title}>
        {type}
      </span>
    );
  if (!drawn.has(struct))
    return (
      <AppLink {...contractLink({ tab: 'ABI', account, type: struct })} className={`${className} link`} {...title}>
        {type}
      </AppLink>
    );
  return (
    <a href={`#${anchor(struct)}`} className={`${className} link`} {...title}>
      {type}
    </a>
  );
}

function anchor(struct: string): string {
  return `struct-${encodeURIComponent(struct)}`;
}

function Pairs({ rows }: { rows: [ReactNode, ReactNode][] }) {
  const { shown, more } = useFirstItems(rows);
  return (
    <>
      <dl>
        {shown.map(([name, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an ABI may repeat a name, and its order is fixed
          <div key={index} className="flex flex-wrap gap-x-4 border-b border-line py-1">
            <dt className="w-48">
              <span className="ident whitespace-normal! wrap-anywhere">{name}</span>
            </dt>
            <dd className="min-w-0 flex-1 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {more}
    </>
  );
}
