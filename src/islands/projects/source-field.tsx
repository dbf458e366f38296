import { type SourceType, sourceTypeNames, sourceTypes } from '#domain/project/source-types.ts';

interface Props {
  id: string;
  value: SourceType;
  onChange(type: SourceType): void;
}

/** How the asset came to be, by the IPTC vocabulary. */
export function SourceField({ id, value, onChange }: Props) {
  return (
    <div>
      <label htmlFor={id}>How it came to be</label>
      <select
        id={id}
        className="field"
        value={value}
        title={`IPTC digital source type: ${value}`}
        onChange={({ target }) => {
          const type = sourceTypes.find((one) => one === target.value);
          if (type) onChange(type);
        }}
      >
        {sourceTypes.map((type) => (
          <option key={type} value={type}>
            {sourceTypeNames[type]}
          </option>
        ))}
      </select>
    </div>
  );
}
