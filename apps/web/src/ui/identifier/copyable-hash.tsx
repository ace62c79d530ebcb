import { CopyButton } from '../copy-button.tsx';
import { Folded, keyHead } from '../folded.tsx';

/** A hash or signature without a page: folded, copied in full. */
export function CopyableHash({ value }: { value: string }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <span className="ident">
        <Folded value={value} head={value.startsWith('SIG_') ? keyHead(value) : 6} />
      </span>
      <CopyButton value={value} />
    </span>
  );
}
