import type { ReactNode } from "react";
import { Form, useSubmit } from "react-router";

type SearchFormProps = {
  /** The searched words. */
  text: string;
  placeholder: string;
  /** The filters beside them. */
  children: ReactNode;
};

/** The filters of a list. They are its query string; a choice applies at once with JavaScript. */
export function SearchForm({ text, placeholder, children }: SearchFormProps) {
  const submit = useSubmit();
  return (
    <Form
      role="search"
      className="flex flex-wrap items-end gap-2 px-4 py-2"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
      }}
    >
      <label className="min-w-44 flex-1 sm:max-w-80">
        <span className="sr-only">Search</span>
        <input
          key={text}
          type="search"
          name="text"
          defaultValue={text}
          placeholder={placeholder}
          data-shortcut="/"
          className="desk-control"
        />
      </label>
      {children}
      <button type="submit" className="desk-button">
        Search
      </button>
    </Form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
};

/** One of the filters of a list. */
export function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <label>
      <span className="sr-only">{label}</span>
      <select key={value} name={name} defaultValue={value} className="desk-control w-auto">
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
