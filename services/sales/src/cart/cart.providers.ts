import { PartNumberRepository } from '../part-number/part-number.repository.ts';
import { CartRepository } from './cart.repository.ts';
import { CartService } from './cart.service.ts';
import { FindAlternates } from './find-alternates.ts';
import { MatchRows } from './match-rows.ts';
import { ShowCart } from './show-cart.ts';

/** What carts are read, changed and shown by, with the part numbers that their buyers use. */
export const cart = [CartRepository, CartService, FindAlternates, MatchRows, PartNumberRepository, ShowCart];
