const words = 'site street house garden light stone water plan garage roof owner builder price year '.repeat(30);
const text = (seed, length) => words.slice(seed % 90, (seed % 90) + length * 6);

/** The page that every generator renders: about 11 kB of HTML, with as many elements as an article has. */
export function Article({ number }) {
  return (
    <main>
      <nav>
        <a href="/">Home</a> <a href={`/article-${number + 1}`}>Next</a>
      </nav>
      <h1>{`Article ${number}: ${text(number, 5)}`}</h1>
      {Array.from({ length: 12 }, (_, part) => (
        <section key={String(part)}>
          <h2>{text(number + part, 4)}</h2>
          <p>{text(number * 3 + part, 40)}</p>
          <p>
            <em>{text(number + part * 5, 12)}</em>, {text(number * 5 + part, 40)}
          </p>
          <ul>
            {Array.from({ length: 3 }, (_, item) => (
              <li key={String(item)}>{text(part + item, 6)}</li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
