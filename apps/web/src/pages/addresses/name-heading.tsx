import type { Meta } from '@antescope/sources/core/outcome';
import { useStrings } from '../../i18n/strings.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { SourceMark } from '../../ui/source-mark.tsx';

/** Heading of the page of an address or a domain. */
export function NameHeading({ kind, name, meta }: { kind: 'address' | 'domain'; name: string; meta: Meta }) {
  const strings = useStrings('pages/addresses');
  const list = kind === 'domain' ? 'domains' : 'addresses';
  return (
    <>
      <Breadcrumbs label={strings.lists} above={[{ label: strings[list], path: `/${list}` }]} here={name} />
      <p className="text-sm text-muted">{strings.kind[kind]}</p>
      <h1 className="mb-4 flex flex-wrap items-center gap-2 text-2xl font-semibold">
        <bdi dir="ltr" className="min-w-0 wrap-anywhere">
          {name}
        </bdi>
        <CopyButton value={name} />
        <SourceMark meta={meta} />
      </h1>
    </>
  );
}
