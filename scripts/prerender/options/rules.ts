import { inspect } from 'node:util';

/** What the value of an option must be, since code without types may pass anything. `Value` is its type. */
export interface Rule<Value> {
  /** The errors in a value, which is undefined if it is missing. `name` is that of the option, such as `head.css`. */
  readonly errorsIn: (name: string, value: unknown) => readonly string[];
  /** Carries the type alone: no rule has it. */
  readonly type?: Value;
}

/** The rule of an option that must be given. */
export interface RequiredRule<Value> extends Rule<Value> {
  readonly isRequired: true;
}

/** A rule for each property of an object. */
export type Rules<Value> = { readonly [Name in keyof Value]-?: Rule<Value[Name]> };

/** The options that a table of rules describes, with the comments of its rows. */
export type OptionsOf<Table> = {
  readonly [Name in keyof Table as Table[Name] extends RequiredRule<unknown> ? Name : never]: TypeOf<Table[Name]>;
} & {
  readonly [Name in keyof Table as Table[Name] extends RequiredRule<unknown> ? never : Name]?: TypeOf<Table[Name]>;
};

type TypeOf<Row> = Row extends Rule<infer Value> ? Value : never;

/** @param expected what the value must be, in words, with an example as it is written in code. */
export function rule<Value>(expected: string, test: (value: unknown) => boolean): Rule<Value> {
  return { errorsIn: (name, value) => (test(value) ? [] : [wrong(name, value, expected)]) };
}

export function required<Value>(rule: Rule<Value>): RequiredRule<Value> {
  return { ...rule, isRequired: true };
}

/** @param item the rule of each value in the list. */
export function list<Item>(expected: string, item: Rule<Item>): Rule<readonly Item[]> {
  return {
    errorsIn: (name, value) =>
      Array.isArray(value)
        ? value.flatMap((each, index) => item.errorsIn(`${name}[${index}]`, each))
        : [wrong(name, value, expected)],
  };
}

export function object<Value>(expected: string, properties: Rules<Value>): Rule<Value> {
  return {
    errorsIn: (name, value) =>
      isRecord(value) ? checkOptions(value, properties, {}, `${name}.`) : [wrong(name, value, expected)],
  };
}

/**
 * The errors in options: those that no rule knows, then those that are wrong or missing.
 * @param elsewhere what to do instead of giving an option, for those that are given elsewhere.
 * @param parent what stands before their names, such as `head.`.
 */
export function checkOptions(
  values: Readonly<Record<string, unknown>>,
  rules: Readonly<Record<string, Rule<unknown>>>,
  elsewhere: Readonly<Record<string, string>> = {},
  parent = '',
): string[] {
  const known = Object.entries(rules).filter(([name]) => !(name in elsewhere));
  const names = known.map(([name]) => name);
  const unknown = Object.entries(values).filter(([name, value]) => value !== undefined && !names.includes(name));
  return [
    ...unknown.map(([name, value]) => {
      const remedy = elsewhere[name] ?? `there is none of that name, choose one of ${names.join(', ')}`;
      return `option ${parent}${name} is ${show(value)}: ${remedy}`;
    }),
    ...known.flatMap(([name, rule]) => {
      const isMissing = 'isRequired' in rule && unknown.length === 0; // one of which may be it
      return values[name] !== undefined || isMissing ? rule.errorsIn(parent + name, values[name]) : [];
    }),
  ];
}

/** The error in the value of an option. */
export function wrong(name: string, value: unknown, expected: string): string {
  return `option ${name} is ${value === undefined ? 'missing' : show(value)}: it must be ${expected}`;
}

function show(value: unknown): string {
  const shown = value instanceof URL ? value.href : value;
  return inspect(shown, { depth: 1, breakLength: Number.POSITIVE_INFINITY, maxStringLength: 60, maxArrayLength: 3 });
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

export function isText(value: unknown): value is string {
  return isString(value) && value !== '';
}

export function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

export function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}

export function isOneOf(...names: readonly string[]): (value: unknown) => boolean {
  return (value) => isString(value) && names.includes(value);
}
