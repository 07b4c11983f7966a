/**
 * Waits for readings of one work that need nothing of each other, so that their statements are sent together. Unlike with
 * `Promise.all`, none of them goes on when this throws, and would send statements after the end of the transaction.
 * @throws the error of the first that failed
 */
export async function together<const Readings extends readonly Promise<unknown>[]>(
  readings: Readings,
): Promise<{ -readonly [Place in keyof Readings]: Awaited<Readings[Place]> }> {
  let first: { readonly error: unknown } | null = null;
  for (const reading of readings) {
    reading.catch((error: unknown) => {
      first ??= { error };
    });
  }
  const settled = await Promise.allSettled(readings);
  const values = settled.map((one) => {
    if (one.status === "rejected") throw first!.error;
    return one.value;
  });
  return values as { -readonly [Place in keyof Readings]: Awaited<Readings[Place]> };
}
