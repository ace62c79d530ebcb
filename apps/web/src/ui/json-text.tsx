import { CopyButton } from './copy-button.tsx';

interface JsonTextProps {
  value: unknown;
  /** Label of the copy button. */
  copy: string;
  className?: string;
}

/** A value as indented JSON with a copy button; always left to right. */
export function JsonText({ value, copy, className = '' }: JsonTextProps) {
  const text = JSON.stringify(value, null, 2) ?? '';
  return (
    <div className={`relative ${className}`} dir="ltr">
      <div className="absolute end-2 top-2">
        <CopyButton value={text} label={copy} />
      </div>
      <pre
        tabIndex={0}
        className="ident max-h-[70vh] overflow-auto rounded-base bg-surface p-4 text-sm whitespace-pre!"
      >
        {text}
      </pre>
    </div>
  );
}
