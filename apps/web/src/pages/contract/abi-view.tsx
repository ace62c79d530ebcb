import type { Abi } from '@antescope/codec/abi/abi';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Section } from '../../ui/section.tsx';
import { Disclosure } from '../../domain/value/disclosure.tsx';
import { bareType, TypeBook } from '../../domain/value/type-book.ts';
import { contractLink } from '../../domain/contract/contract-query.ts';
import { saveFile } from './save-file.ts';
import { useStrings } from '../../i18n/strings.ts';

/** The whole ABI: structs with linked field types, ricardian texts, and the JSON. */
export function AbiView({ account, abi: json, type }: { account: string; abi: Record<string, unknown>; type: string }) {
  const strings = useStrings('pages/contract').abi;
  const abi = json as unknown as Abi;
  const book = useMemo(() => new TypeBook(abi), [abi]);
  const text = useMemo(() => JSON.stringify(json, null, 2), [json]);
  // The browser resolves a link's fragment before this tab is loaded.
  useEffect(() => document.querySelector(`#${CSS.escape(anchor(type))}`)?.scrollIntoView(), [type]);
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
            <Type key="t" type={type} book={book} />,
          ])}
        />
      </Section>
      <Section title={strings.actions}>
        <ul>
          {abi.actions.map(({ name, type, ricardian_contract: ricardian }) => (
            <li key={name} className="border-b border-line py-1.5">
              <span className="flex flex-wrap gap-x-4">
                <span className="w-48">
                  <AppLink {...contractLink({ tab: 'Actions', account, action: name })} className="ident link">
                    {name}
                  </AppLink>
                </span>
                <Type type={type} book={book} />
                {results.has(name) && (
                  <span className="text-muted">
                    {strings.results} <Type type={results.get(name)!} book={book} />
                  </span>
                )}
              </span>
              {ricardian !== '' && <PlainText title={strings.ricardian} text={ricardian} />}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={strings.structs}>
        <div className="grid gap-x-8 gap-y-5 pt-3 md:grid-cols-2 xl:grid-cols-3">
          {abi.structs.map((struct) => (
            <div key={struct.name} id={anchor(struct.name)} className="min-w-0 scroll-mt-16 target:bg-surface">
              <h3 className="font-semibold">
                <span className="ident whitespace-normal! wrap-anywhere">{struct.name}</span>
              </h3>
              {struct.base !== '' && (
                <p className="text-sm text-muted">
                  {strings.base} <Type type={struct.base} book={book} />
                </p>
              )}
              {struct.fields.length === 0 && <p className="text-sm text-muted">{strings.noFields}</p>}
              <dl>
                {struct.fields.map((field, index) => (
                  // ABIs may repeat a field name.
                  // oxlint-disable-next-line react/no-array-index-key
                  <div
                    key={`${field.name} ${index}`}
                    className="flex flex-wrap justify-between gap-x-4 border-b border-line py-0.5"
                  >
                    <dt className="ident whitespace-normal! wrap-anywhere">{field.name}</dt>
                    <dd>
                      <Type type={field.type} book={book} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Section>
      {abi.variants.length > 0 && (
        <Section title={strings.variants}>
          <Pairs
            rows={abi.variants.map(({ name, types }) => [
              name,
              types.map((type) => (
                <span key={type} className="me-3">
                  <Type type={type} book={book} />
                </span>
              )),
            ])}
          />
        </Section>
      )}
      {abi.types.length > 0 && (
        <Section title={strings.aliases}>
          <Pairs
            rows={abi.types.map((alias) => [alias.new_type_name, <Type key="t" type={alias.type} book={book} />])}
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
          {abi.ricardian_clauses.map(({ id, body }) => (
            <PlainText key={id} title={id} text={body} />
          ))}
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

/** A type name, linked to its struct if the ABI defines one. */
function Type({ type, book }: { type: string; book: TypeBook }) {
  const strings = useStrings('pages/contract').abi;
  const bare = bareType(type);
  const shape = book.shapeOf(bare);
  const title = type.endsWith('$') ? strings.optionalEnd : undefined;
  if (shape.kind !== 'struct')
    return (
      <span className="ident whitespace-normal! wrap-anywhere text-muted" title={title}>
        {type}
      </span>
    );
  return (
    <a href={`#${anchor(shape.name)}`} className="ident link whitespace-normal! wrap-anywhere" title={title}>
      {type}
    </a>
  );
}

function anchor(struct: string): string {
  return `struct-${encodeURIComponent(struct)}`;
}

function Pairs({ rows }: { rows: [ReactNode, ReactNode][] }) {
  return (
    <dl>
      {rows.map(([name, value], index) => (
        // ABI order; a hostile ABI may repeat names.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex flex-wrap gap-x-4 border-b border-line py-1">
          <dt className="w-48">
            <span className="ident whitespace-normal! wrap-anywhere">{name}</span>
          </dt>
          <dd className="min-w-0 flex-1 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
