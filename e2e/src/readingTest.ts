import { test as base } from '@playwright/test';
import { fillExamples } from './everyAddress.ts';
import { type Product, startProduct } from './product.ts';

/** Test that only reads: those of a worker share a product with the examples that addresses need. */
export const test = base.extend<object, { product: Product }>({
  product: [
    async ({ browserName: _browser }, use) => {
      const product = await startFilled();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

async function startFilled(): Promise<Product> {
  const product = await startProduct();
  try {
    await fillExamples(product);
    return product;
  } catch (error) {
    await product.stop();
    throw error;
  }
}
