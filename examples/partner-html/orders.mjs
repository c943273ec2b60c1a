import { openRecords } from './json-lines.mjs';

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

/** Opens the store of orders. */
export const openOrders = (file) => ({
  products,
  findProduct: (id) => products.find((product) => product.id === id),
  ...openRecords(file, 'orderId'),
});
