type Attributes = ReadonlyMap<string, string>;

/**
 * Whether an element can change the document, so that it may come to have any element, class or attribute: a script, an
 * event handler, a frame with a page of the same origin, or what visitors can edit.
 * @param name of the element, in lower case.
 * @param attributes with their character references decoded.
 */
export function changesDocument(name: string, attributes: Attributes): boolean {
  if (name === 'script') return !dataType.test(attributes.get('type') ?? '');
  return (
    isOwnFrame(name, attributes) ||
    (attributes.get('contenteditable') ?? 'false').toLowerCase() !== 'false' ||
    [...attributes].some(isHandler)
  );
}

/** The types of scripts that are data. A script of any other type may be run, also by another script. */
const dataType = /^\s*(?:importmap|speculationrules|[^/]*\/(?:[^/]*\+)?json)\s*$/i;

/** The attributes in which frames have their URLs. */
const frameUrls = new Map([
  ['iframe', 'src'],
  ['frame', 'src'],
  ['embed', 'src'],
  ['object', 'data'],
]);

/** Whether an element shows a page of the same origin, whose scripts reach this document. */
function isOwnFrame(name: string, attributes: Attributes): boolean {
  const url = attributes.get(frameUrls.get(name) ?? '');
  const isRelative = url !== undefined && !/^\s*(?:[a-z][\w+.-]*:|\/\/)/i.test(url);
  return isRelative || attributes.has('srcdoc');
}

function isHandler([key, value]: readonly [string, string]): boolean {
  // React writes a URL that throws for the forms that it handles.
  return key.startsWith('on') || /^\s*javascript:(?!throw )/i.test(value);
}
