import { levelText, type PermissionLevel } from '@antescope/wallet/session/session';

interface LevelChoiceProps {
  label: string;
  levels: readonly PermissionLevel[];
  chosen: PermissionLevel;
  onChoose: (level: PermissionLevel) => void;
}

/** The account permissions of a key, one of which acts. */
export function LevelChoice({ label, levels, chosen, onChoose }: LevelChoiceProps) {
  return (
    <fieldset className="mb-4">
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      <div className="max-h-56 overflow-y-auto">
        {levels.map((level) => (
          <label key={levelText(level)} className="flex h-9 items-center gap-2 pointer-coarse:h-tap">
            <input type="radio" name="level" checked={level === chosen} onChange={() => onChoose(level)} />
            <span className="ident">{levelText(level)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** `preferred` where the key has it, else an active permission, else the first. */
export function firstChoice(levels: readonly PermissionLevel[], preferred: PermissionLevel | null): PermissionLevel {
  const same = preferred === null ? undefined : levels.find((level) => levelText(level) === levelText(preferred));
  return same ?? levels.find(({ permission }) => permission === 'active') ?? levels[0]!;
}
