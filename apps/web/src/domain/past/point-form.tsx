import { useBoot } from '../../lib/boot/boot-context.ts';
import { useStrings } from '../../i18n/strings.ts';
import { AppLink } from '../../ui/app-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { useOpen } from '../../ui/use-open.ts';

interface PointFormProps {
  /** URL path without the point; its search parameters are kept. */
  path: string;
  search: Record<string, string>;
  /** As in the URL; '' if absent. */
  requested: string;
  error: string | null;
  /** Preset times, ISO. */
  picks: { hour: string; day: string; week: string };
}

/** Selects a past block or time: a native form whose field is a search parameter. */
export function PointForm({ path, search, requested, error, picks }: PointFormProps) {
  const strings = useStrings('domain/past');
  const open = useOpen();
  const { base } = useBoot();
  return (
    <form
      key={requested}
      action={base + path}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const at = String(new FormData(event.currentTarget).get('at') ?? '').trim();
        open(path, { search: { ...search, ...(at === '' ? {} : { at }) } });
      }}
      className="flex flex-wrap items-start gap-x-3 gap-y-2"
    >
      {Object.entries(search).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        name="at"
        label={strings.at}
        defaultValue={requested}
        placeholder="2026-11-20 12:00"
        hint={strings.hint}
        error={error}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        className="w-104 max-sm:w-full"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:pt-6.5">
        <Button type="submit" kind="primary">
          {strings.show}
        </Button>
        {(['hour', 'day', 'week'] as const).map((ago) => (
          <AppLink
            key={ago}
            path={path}
            search={{ ...search, at: picks[ago] }}
            still
            className="link inline-flex min-h-9 items-center text-sm pointer-coarse:min-h-tap"
          >
            {strings.ago[ago]}
          </AppLink>
        ))}
      </div>
    </form>
  );
}
