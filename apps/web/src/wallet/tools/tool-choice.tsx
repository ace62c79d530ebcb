import { useId } from 'react';
import { inputClass } from '../../ui/text-input.tsx';

export type ChoiceStyle = 'radio' | 'select';

interface ToolChoiceProps {
  label: string;
  style: ChoiceStyle;
  tools: readonly { tool: { id: string }; label: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Which of a form's tools. */
export function ToolChoice({ label, style, tools, chosen, onChoose }: ToolChoiceProps) {
  const name = useId();
  if (style === 'select') {
    return (
      <label className="block">
        <span className="mb-1 block text-sm text-muted">{label}</span>
        <select className={inputClass} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          {tools.map(({ tool, label: text }) => (
            <option key={tool.id} value={tool.id}>
              {text}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm text-muted">{label}</legend>
      {tools.map(({ tool, label: text }) => (
        <label key={tool.id} className="flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-tap">
          <input
            type="radio"
            name={name}
            className="size-4 accent-(--accent)"
            checked={tool.id === chosen}
            onChange={() => onChoose(tool.id)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
