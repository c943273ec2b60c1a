import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';

const products = [
  {
    id: 'standing-desk',
    name: 'Standing desk, oak',
    detail: '160 × 80 cm, electric',
    priceMinor: '89000',
    price: '$890.00',
  },
  { id: 'task-chair', name: 'Task chair', detail: 'Adjustable lumbar support', priceMinor: '42500', price: '$425.00' },
  { id: 'studio-lamp', name: 'Studio lamp', detail: 'Warm to cool, dimmable', priceMinor: '18950', price: '$189.50' },
];

/** Opens the store of orders, one JSON line each, so that they survive a restart of the example. */
export function openOrders(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const byId = new Map(lines.map((line) => JSON.parse(line)).map((order) => [order.orderId, order]));
  return {
    products,
    findProduct: (id) => products.find((product) => product.id === id),
    find: (orderId) => byId.get(orderId),
    async add(order) {
      if (byId.has(order.orderId)) return;
      byId.set(order.orderId, order);
      await appendFile(file, `${JSON.stringify(order)}\n`);
    },
  };
}
