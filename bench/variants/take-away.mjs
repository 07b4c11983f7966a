// Loaded before the program by `node --import`: removes the part that BENCH_WITHOUT names, so that its cost is measured.
import { register } from "node:module";

register("./loader.mjs", import.meta.url, { data: process.env.BENCH_WITHOUT });
