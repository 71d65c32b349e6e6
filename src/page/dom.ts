/** Makes elements. Text becomes text nodes, so that no name or message can become markup. */

/** null: nothing is there. */
type Child = Node | string | null;

/** An attribute that is `true` is there without a value; one that is `false` is left out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean>> = {},
  children: readonly Child[] = [],
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

/** A `details` element whose content is made when it is opened for the first time, or printed open. */
export function fold(
  summary: readonly Child[],
  content: () => readonly Child[],
  attributes: Readonly<Record<string, string | boolean>> = {},
): HTMLDetailsElement {
  const body = element('div', { class: 'fold-body' });
  const details = element('details', attributes, [element('summary', {}, summary), body]);
  let isMade = false;
  const make = (): void => {
    if (isMade || !details.open) return;
    isMade = true;
    body.append(...content().filter((child) => child !== null));
  };
  details.addEventListener('toggle', make);
  make();
  return details;
}

/** A control with its label. */
export function labelled(label: string, control: HTMLElement): HTMLLabelElement {
  return element('label', {}, [element('span', {}, [label]), control]);
}

export function choice(options: readonly (readonly [value: string, text: string])[]): HTMLSelectElement {
  return element(
    'select',
    {},
    options.map(([value, text]) => element('option', { value }, [text])),
  );
}
