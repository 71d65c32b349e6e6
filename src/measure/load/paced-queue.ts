/** Things to do in the order in which they came, so many at a time. */
export interface Queue<Item> {
  readonly add: (item: Item) => void;
  /** Takes out what was not begun yet. */
  readonly drop: () => readonly Item[];
  /** Resolves once there is nothing left to do of what was there when it was asked. */
  readonly idle: () => Promise<unknown>;
}

/** Opens one that does `width` things at a time. An item is begun before `add` returns where there is room for it; `act` must not reject. */
export function openQueue<Item>(width: number, act: (item: Item) => Promise<void>): Queue<Item> {
  const waiting: Item[] = [];
  const acting = new Set<Promise<void>>();
  const actOnWaiting = async (): Promise<void> => {
    while (waiting.length > 0) await act(waiting.shift()!);
  };
  return {
    add: (item) => {
      waiting.push(item);
      if (acting.size === width) return;
      const actor = actOnWaiting().finally(() => acting.delete(actor));
      acting.add(actor);
    },
    drop: () => waiting.splice(0),
    idle: () => Promise.all(acting),
  };
}
